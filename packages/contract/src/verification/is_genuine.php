<?php
function is_genuine(?string $header, string $body, array $secrets, ?int $now = null): bool
{
    if ($header === null || $header === '' || strlen($header) > 2048) {
        return false;
    }
    $times = $macs = [];
    foreach (explode(',', $header) as $part) {
        [$name, $value] = explode('=', $part, 2) + [1 => null];
        if ($value === null) {
            return false;
        }
        if (trim($name) === 't') {
            $times[] = trim($value);
        }
        if (trim($name) === 'v1') {
            $macs[] = strtolower(trim($value));
        }
    }
    if (count($times) !== 1 || !preg_match('/^[0-9]{1,12}$/D', $times[0])) {
        return false;
    }
    if (count($macs) < 1 || count($macs) > 10 || preg_grep('/^[0-9a-f]{64}$/D', $macs, PREG_GREP_INVERT)) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $times[0]) > 300) {
        return false;
    }
    foreach ($secrets as $secret) {
        $mine = hash_hmac('sha256', $times[0] . '.' . $body, $secret);
        foreach ($macs as $mac) {
            if (hash_equals($mine, $mac)) {
                return true;
            }
        }
    }
    return false;
}
