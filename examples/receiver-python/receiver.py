"""Receives Linkvitals webhooks with nothing but Python's standard library; prints one JSON line per delivery."""
import hashlib, hmac, json, os, re, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["LINKVITALS_WEBHOOK_SECRET"].encode()
seen = set()


def is_genuine(header, body):
    parts = [part.strip().partition("=")[::2] for part in header.split(",")]
    times = [value for key, value in parts if key == "t"]
    macs = [value.lower() for key, value in parts if key == "v1"]
    if len(header) > 2048 or len(times) != 1 or not re.fullmatch("[0-9]{1,12}", times[0]) or not 1 <= len(macs) <= 10:
        return False
    if not all(re.fullmatch("[0-9a-f]{64}", mac) for mac in macs) or abs(int(time.time()) - int(times[0])) > 300:
        return False
    mine = hmac.new(SECRET, times[0].encode() + b"." + body, hashlib.sha256).hexdigest()
    return any([hmac.compare_digest(mine, mac) for mac in macs])


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), 262144))
        line = {"verified": is_genuine(", ".join(self.headers.get_all("X-Service-Signature", [])), body), "status": 401}
        if line["verified"]:
            try:
                event = json.loads(body)
                key = (event["event"], event["data"].get("crawl_id") or hashlib.sha256(body).hexdigest())
                line.update(status=200, event=key[0], crawl_id=event["data"].get("crawl_id"), duplicate=key in seen)
                seen.add(key)
            except (ValueError, KeyError, TypeError, AttributeError):
                line["status"] = 400
        print(json.dumps(line), flush=True)
        self.send_response(line["status"])
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
print(json.dumps({"listening": f"http://127.0.0.1:{server.server_port}"}), flush=True)
server.serve_forever()
