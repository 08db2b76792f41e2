import hashlib
import hmac
import re
import time


def is_genuine(header, body, secrets, now=None):
    if not header or len(header) > 2048:
        return False
    times, macs = [], []
    for part in header.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            return False
        if name.strip() == "t":
            times.append(value.strip())
        if name.strip() == "v1":
            macs.append(value.strip().lower())
    if len(times) != 1 or not re.fullmatch("[0-9]{1,12}", times[0]):
        return False
    if not 1 <= len(macs) <= 10 or not all(re.fullmatch("[0-9a-f]{64}", mac) for mac in macs):
        return False
    if abs(int(time.time() if now is None else now) - int(times[0])) > 300:
        return False
    signed = times[0].encode() + b"." + body
    mine = [hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() for secret in secrets]
    return any(hmac.compare_digest(own, mac) for own in mine for mac in macs)
