package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"strconv"
	"strings"
	"time"
)

var digits = regexp.MustCompile(`^[0-9]{1,12}$`)

func IsGenuine(header string, body []byte, secrets []string, now time.Time) bool {
	if len(header) > 2048 {
		return false
	}
	var times []string
	var macs [][]byte
	for _, part := range strings.Split(header, ",") {
		name, value, found := strings.Cut(part, "=")
		if !found {
			return false
		}
		switch value = strings.TrimSpace(value); strings.TrimSpace(name) {
		case "t":
			times = append(times, value)
		case "v1":
			mac, err := hex.DecodeString(value)
			if err != nil || len(mac) != sha256.Size {
				return false
			}
			macs = append(macs, mac)
		}
	}
	if len(times) != 1 || !digits.MatchString(times[0]) || len(macs) < 1 || len(macs) > 10 {
		return false
	}
	t, err := strconv.ParseInt(times[0], 10, 64)
	if age := now.Unix() - t; err != nil || age > 300 || age < -300 {
		return false
	}
	for _, secret := range secrets {
		mine := hmac.New(sha256.New, []byte(secret))
		mine.Write([]byte(times[0] + "."))
		mine.Write(body)
		sum := mine.Sum(nil)
		for _, mac := range macs {
			if hmac.Equal(sum, mac) {
				return true
			}
		}
	}
	return false
}
