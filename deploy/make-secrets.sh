#!/bin/sh
# Makes the secrets that compose.yaml reads, in ./secrets or the folder given. Those that are there stay as they are.
set -eu
umask 077
folder=${1:-secrets}
mkdir -p "$folder"
# Containers read the files as other users; the folder keeps the users of this machine out.
keep() {
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
  chmod 444 "$folder/$1"
}
word() { openssl rand -hex 24; }

keep mysql_password "$(word)"
keep mysql_root_password "$(word)"
keep mongodb_password "$(word)"
keep metrics_token "$(word)"
# smtp://user:password@host:587 of the mail server; empty: no mail is sent.
keep smtp_url ''
keep secret_key "$(openssl rand -base64 32)"
keep database_url "mysql://linkvitals:$(cat "$folder/mysql_password")@mysql:3306/linkvitals"
keep mongodb_url "mongodb://linkvitals:$(cat "$folder/mongodb_password")@mongodb:27017/linkvitals?authSource=admin"
echo "The secrets are in $folder. Keep a copy of secret_key apart from the database: without it, signing secrets are lost."
