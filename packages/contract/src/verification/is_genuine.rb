require "openssl"

def genuine?(header, body, secrets, now = Time.now.to_i)
  return false if header.nil? || header.empty? || header.bytesize > 2048

  times = []
  macs = []
  header.split(",", -1).each do |part|
    name, equals, value = part.partition("=")
    return false if equals.empty?

    times << value.strip if name.strip == "t"
    macs << value.strip.downcase if name.strip == "v1"
  end
  return false unless times.size == 1 && times[0].match?(/\A[0-9]{1,12}\z/)
  return false unless macs.size.between?(1, 10) && macs.all? { |mac| mac.match?(/\A[0-9a-f]{64}\z/) }
  return false if (now - times[0].to_i).abs > 300

  mine = secrets.map { |secret| OpenSSL::HMAC.hexdigest("SHA256", secret, "#{times[0]}.".b + body.b) }
  mine.product(macs).any? { |own, mac| OpenSSL.fixed_length_secure_compare(own, mac) }
end
