# Sourced by script/soak: fetches independent implementations of the payment protocols into .tools. Sets STRIPE_MOCK and
# PAY_PYTHON to their paths, each left empty, with a message, where Go or Python is missing.

inkstone_use_stripe_mock() {
  local bin=$PWD/.tools/pay-referees/bin
  STRIPE_MOCK=$bin/stripe-mock
  [ -x "$STRIPE_MOCK" ] && return
  STRIPE_MOCK=
  if ! command -v go >/dev/null; then
    echo "Left out: stripe-mock, because Go is missing." >&2
  elif GOBIN=$bin go install github.com/stripe/stripe-mock@v0.203.0 >&2; then
    STRIPE_MOCK=$bin/stripe-mock
  else
    echo "Left out: stripe-mock, because it could not be fetched." >&2
  fi
}

inkstone_use_pay_python() {
  local venv=$PWD/.tools/pay-referees/python
  PAY_PYTHON=$venv/bin/python
  [ -f "$venv/complete" ] && return
  PAY_PYTHON=
  if ! command -v python3 >/dev/null; then
    echo "Left out: the Python SDKs, because Python is missing." >&2
  elif python3 -m venv "$venv" >&2 &&
    "$venv/bin/pip" install --quiet --disable-pip-version-check \
      wechatpayv3==2.0.4 alipay-sdk-python==3.7.1411 >&2; then
    touch "$venv/complete"
    PAY_PYTHON=$venv/bin/python
  else
    echo "Left out: the Python SDKs, because they could not be fetched." >&2
  fi
}
