import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class Webhooks {
    static boolean isGenuine(String header, byte[] body, List<String> secrets, long now) throws GeneralSecurityException {
        if (header == null || header.isEmpty() || header.length() > 2048) return false;
        List<String> times = new ArrayList<>();
        List<String> macs = new ArrayList<>();
        for (String part : header.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals == -1) return false;
            String name = part.substring(0, equals).strip();
            if (name.equals("t")) times.add(part.substring(equals + 1).strip());
            if (name.equals("v1")) macs.add(part.substring(equals + 1).strip());
        }
        if (times.size() != 1 || !times.get(0).matches("[0-9]{1,12}")) return false;
        if (macs.isEmpty() || macs.size() > 10 || !macs.stream().allMatch(mac -> mac.matches("[0-9A-Fa-f]{64}"))) return false;
        if (Math.abs(now - Long.parseLong(times.get(0))) > 300) return false;
        for (String secret : secrets) {
            Mac hmac = Mac.getInstance("HmacSHA256");
            hmac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            hmac.update((times.get(0) + ".").getBytes(StandardCharsets.UTF_8));
            byte[] mine = hmac.doFinal(body);
            for (String mac : macs) {
                if (MessageDigest.isEqual(mine, HexFormat.of().parseHex(mac))) return true;
            }
        }
        return false;
    }
}
