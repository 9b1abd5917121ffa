import { createHash } from 'node:crypto';

/** A Lua script, which Redis runs atomically; `sha` identifies it once loaded. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

function script(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/**
 * The sliding window of `sliding-window.ts`, by the clock of Redis. KEYS: the counter. ARGV: requests,
 * seconds. Returns 0 when the request is admitted and counted, else the seconds to wait.
 */
export const takeScript = script(`
local requests, seconds = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local at = (time[1] + time[2] / 1000000) / seconds
local window = math.floor(at)
local passed = at - window
local stored = redis.call('HMGET', KEYS[1], 'window', 'now', 'before')
local now, before = 0, 0
if tonumber(stored[1]) == window then
  now, before = tonumber(stored[2]), tonumber(stored[3])
elseif tonumber(stored[1]) == window - 1 then
  before = tonumber(stored[2])
end
if before * (1 - passed) + now + 1 > requests then
  local remaining = requests - 1 - now
  local wait = 0
  if remaining < 0 then
    wait = 1 - passed + math.max(0, 1 - (requests - 1) / now)
  elseif before > 0 then
    wait = 1 - passed - remaining / before
  end
  return math.max(1, math.ceil(wait * seconds))
end
redis.call('HSET', KEYS[1], 'window', window, 'now', now + 1, 'before', before)
redis.call('EXPIRE', KEYS[1], 2 * seconds)
return 0
`);

/**
 * The holdings of each process until its lease ends. KEYS: a hash from process to 'amount end'. ARGV:
 * process, amount, maximum, lease in ms, and whether the others are considered: 0 if the amount increases, 1 never,
 * 2 always. Returns 1 when the amount was set.
 */
export const holdScript = script(`
local process, amount, max = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HGETALL', KEYS[1])
local own, others = 0, 0
for i = 1, #stored, 2 do
  local held, leaseEnd = string.match(stored[i + 1], '^(%d+) (%d+)$')
  if tonumber(leaseEnd) <= now then
    redis.call('HDEL', KEYS[1], stored[i])
  elseif stored[i] == process then
    own = tonumber(held)
  else
    others = others + tonumber(held)
  end
end
if ARGV[5] ~= '1' and (amount > own or ARGV[5] == '2') and others + amount > max then return 0 end
if amount == 0 then
  redis.call('HDEL', KEYS[1], process)
else
  redis.call('HSET', KEYS[1], process, amount .. ' ' .. string.format('%.0f', now + ARGV[4]))
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
end
return 1
`);
