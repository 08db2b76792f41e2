# is_genuine HEADER BODY_FILE [NOW]
is_genuine() (
  header=$1 body=$2 now=${3:-$(date +%s)} times=0 t='' macs=''
  LC_ALL=C
  [ "${#header}" -le 2048 ] || exit 1
  while [ -n "$header" ]; do
    part=${header%%,*}
    case $header in *,*) header=${header#*,} more=yes ;; *) header='' more='' ;; esac
    case $part in *=*) ;; *) exit 1 ;; esac
    name=$(printf %s "${part%%=*}" | tr -d ' \t')
    value=$(printf %s "${part#*=}" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//')
    case $name in
      t) t=$value times=$((times + 1)) ;;
      v1) macs="$macs$value," ;;
    esac
    [ -n "$header" ] || [ -z "$more" ] || exit 1
  done
  case $t in '' | *[!0-9]* | ?????????????*) exit 1 ;; esac
  [ "$times" -eq 1 ] || exit 1
  printf %s "$macs" | grep -Eqx '([0-9A-Fa-f]{64},){1,10}' || exit 1
  number=$(printf %s "$t" | sed 's/^0*\(.\)/\1/')
  [ $((now - number)) -le 300 ] && [ $((number - now)) -le 300 ] || exit 1
  hash() { openssl dgst -sha256 -r -hmac "$1" | cut -d ' ' -f 1; }
  # Both sides are hashed again with a random key, so that the time of the comparison reveals nothing.
  once=$(openssl rand -hex 32)
  for secret in $LINKVITALS_WEBHOOK_SECRET; do
    mine=$({ printf %s. "$t"; cat "$body"; } | hash "$secret" | hash "$once")
    for mac in $(printf %s "$macs" | tr 'A-F,' 'a-f '); do
      [ "$mine" != "$(echo "$mac" | hash "$once")" ] || exit 0
    done
  done
  exit 1
)
