"""Verifies messages of Inkstone with the SDKs wechatpayv3 and alipay-sdk-python; reads cases and writes results as JSON."""

import json
import sys
import time

from alipay.aop.api.util.SignatureUtils import get_sign_content, sign_with_rsa2, verify_with_rsa
from wechatpayv3 import WeChatPay, WeChatPayType, utils


def wechat_of(keys):
    return WeChatPay(
        wechatpay_type=WeChatPayType.NATIVE,
        mchid=keys["merchant"],
        private_key=keys["privateKey"],
        cert_serial_no=keys["serial"],
        apiv3_key=keys["apiV3Key"],
        appid="wx-account",
        public_key=keys["publicKey"],
        public_key_id=keys["publicKeyId"],
    )


def read_notice(wechat, notice):
    try:
        said = wechat.callback(notice["headers"], notice["body"])
        return said["resource"] if said else None
    except Exception:
        return None


def sign_request(keys, request):
    private_key = utils.load_private_key(keys["privateKey"])
    now = time.time
    time.time = lambda: int(request["time"])
    try:
        return utils.build_authorization(
            path=request["path"],
            method=request["method"],
            mchid=keys["merchant"],
            serial_no=keys["serial"],
            private_key=private_key,
            data=request["body"],
            nonce_str=request["nonce"],
        )
    finally:
        time.time = now


def verify_fields(keys, fields):
    signed = {name: value for name, value in fields.items() if name not in ("sign", "sign_type")}
    try:
        return verify_with_rsa(keys["publicKey"], get_sign_content(signed).encode("utf-8"), fields["sign"])
    except Exception:
        return False


def main():
    cases = json.load(sys.stdin)
    wechat_keys, alipay_keys = cases["wechat"]["keys"], cases["alipay"]["keys"]
    wechat = wechat_of(wechat_keys)
    json.dump(
        {
            "notices": [read_notice(wechat, notice) for notice in cases["wechat"]["notices"]],
            "requests": [sign_request(wechat_keys, request) for request in cases["wechat"]["requests"]],
            "params": [wechat.sign(lines) for lines in cases["wechat"]["params"]],
            "signed": [
                sign_with_rsa2(alipay_keys["privateKey"], get_sign_content(fields), "utf-8")
                for fields in cases["alipay"]["unsigned"]
            ],
            "verified": [verify_fields(alipay_keys, fields) for fields in cases["alipay"]["notices"]],
        },
        sys.stdout,
    )


main()
