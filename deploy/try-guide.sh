#!/bin/bash
# Runs the commands of deploy/README.md, read from the page, in a fresh Debian with its own systemd, and releases while
# visitors read and send forms: MIRROR=http://… deploy/try-guide.sh bookworm
# Needs root, debootstrap, systemd-container, and ports 80, 443, 3001, 3002 and 6379. BASE names a root that
# debootstrap has made with the same packages; it is copied, not changed. SITE names a finished site for that address, to
# save the two builds.
# One difference from a real machine: a self-signed certificate in place of blocks tagged "sh certificate".
set -euo pipefail
suite=${1:?Usage: MIRROR=URL deploy/try-guide.sh bookworm or trixie}
repository=$(cd "$(dirname "$0")/.." && pwd)

root=$(mktemp -d)
# The last stage makes the leads immutable.
trap 'chattr -fi "$root/var/lib/sea-oat-stays/leads.db"; rm -rf --one-file-system "$root"' EXIT
if [ -n "${BASE:-}" ]; then cp -a "$BASE/." "$root"; else
  debootstrap --variant=minbase --include=systemd-sysv,curl "$suite" "$root" "${MIRROR:?}"
fi
# A copy, never a mount: the root is deleted in the end.
git clone --quiet --bare "$repository" "$root/mnt/repository.git"
echo '127.0.0.1 localhost seaoatstays.example www.seaoatstays.example' >"$root/etc/hosts"
[ ! -f ~/.npmrc ] || install -m 644 ~/.npmrc "$root/etc/npmrc-of-trial"
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || install -m 644 "$NODE_EXTRA_CA_CERTS" "$root/etc/ca-of-trial.pem"

[ -z "${SITE:-}" ] || cp -R "$SITE" "$root/root/site"
cat >"$root/etc/systemd/system/trial.service" <<'END'
[Service]
Type=oneshot
TimeoutStartSec=infinity
StandardOutput=append:/trial.log
StandardError=inherit
ExecStart=/bin/bash /etc/guide-of-trial
ExecStopPost=/bin/systemctl exit $EXIT_STATUS
[Install]
WantedBy=multi-user.target
END
ln -s ../trial.service "$root/etc/systemd/system/multi-user.target.wants/trial.service"

# The page's sh blocks, one after the other, in one shell that stops at the first failure.
{
  cat <<'START'
set -e
trap '[ $? = 0 ] || journalctl --no-pager -qn 40 -u "sea-oat-stays*"' EXIT
export DEBIAN_FRONTEND=noninteractive LC_ALL=C HOME=/root PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin
[ ! -f /etc/npmrc-of-trial ] || export NPM_CONFIG_USERCONFIG=/etc/npmrc-of-trial
[ ! -f /etc/ca-of-trial.pem ] || export NODE_EXTRA_CA_CERTS=/etc/ca-of-trial.pem
set -v
START
  awk '/^```sh certificate/ { print "sh /etc/certificate-of-trial"; skip = 1; next }
       /^```sh (back|copy)/ { skip = 1; next }
       /^```sh/ { block = 1; next } /^```/ { block = 0; skip = 0; next } block && !skip' "$repository/deploy/README.md" |
    sed "s#REPOSITORY#file:///mnt/repository.git#; s#deploy/release.sh\$#& ${SITE:+/root/site}#"
  cat <<'END'
set +v
echo '▸ Checks'
ask() { curl -sk -o /dev/null -w '%{http_code} %{redirect_url}\n' "$@"; }
expect() { [ "$2" = "$3" ] && echo "  ok: $1" || { echo "  FAILED: $1: $2"; exit 1; }; }
expect 'home over https' "$(ask https://seaoatstays.example/)" '200 '
expect 'http redirects' "$(ask http://seaoatstays.example/plans)" '308 https://seaoatstays.example/plans'
expect 'www redirects' "$(ask https://www.seaoatstays.example/)" '308 https://seaoatstays.example/'
mkdir -p /var/www/html/.well-known/acme-challenge && echo x >/var/www/html/.well-known/acme-challenge/x
expect 'challenge over http' "$(ask http://seaoatstays.example/.well-known/acme-challenge/x)" '200 '
curl -sk https://seaoatstays.example/plans | grep -q 'rel="canonical" href="https://seaoatstays.example/plans"'
echo '  ok: SITE_URL reached the build'
touch /tmp/before
preview=$(curl -sk https://seaoatstays.example/plans | grep -o '/og/[^"?]*' | head -n 1)
expect 'a page is rendered' "$(ask "https://seaoatstays.example$preview")" '200 '
cache=/srv/sea-oat-stays/current/.next/server/route-cache
expect 'the site stores it' "$(find -L "$cache" -newer /tmp/before -name '*.body' | wc -l)" 1
foreign() {
  runuser -u sea-oat-stays -- find /srv /etc /usr/local -writable ! -type l \
    ! -path '*/.next/server/route-cache*' ! -path '*/.next/cache/fetch-cache*' 2>/dev/null || true
}
expect 'the site can write nothing else' "$(foreign)" ''
expect 'a release holds no sources' "$(ls -d /srv/sea-oat-stays/current/{app,lib/leads,node_modules/typescript} 2>/dev/null || true)" ''
du -sh "$(readlink -f /srv/sea-oat-stays/current)"

release() { sh /srv/sea-oat-stays/source/deploy/release.sh "$@"; }
current() { basename "$(readlink -f /srv/sea-oat-stays/current)"; }
visitors() { node /srv/sea-oat-stays/source/deploy/visitors.mjs https://seaoatstays.example "$@"; }
# The last responses of nginx that were bad, with what the instances responded.
bad() { grep -E '" 50[0-9] ' /var/log/nginx/sea-oat-stays.log | tail -n 5 || true; }
stored() { sea-oat-stays leads export --format csv | grep -cFf "$1" || true; }
cp -R "$(readlink -f /srv/sea-oat-stays/current)" /root/good
cp -R /root/good /root/dies && echo 'process.exit(1)' >/root/dies/server.js

echo '▸ Three releases while visitors read and send forms'
visitors 500 2000 180 >/tmp/receipts 2>/tmp/visitors & sleep 2
for each in 1 2 3; do release /root/good; done
wait $!; cat /tmp/visitors; bad
expect 'no form or page view is lost' "$(grep -c 'bad: 0 ' /tmp/visitors)" 2
expect 'every receipt is stored' "$(stored /tmp/receipts)" 500
expect 'three releases are kept' "$(ls /srv/sea-oat-stays/releases | wc -l)" 3

echo '▸ A release that dies at its start'
before=$(current)
visitors 100 400 40 >/tmp/receipts 2>/tmp/visitors & sleep 2
! release /root/dies
wait $!; cat /tmp/visitors
expect 'the release before serves' "$(current)" "$before"
expect 'nobody noticed' "$(grep -c 'bad: 0 ' /tmp/visitors)" 2

echo '▸ An instance that dies'
visitors 100 400 20 >/tmp/receipts 2>/tmp/visitors & sleep 5
systemctl kill --signal=KILL sea-oat-stays@3001
wait $!; cat /tmp/visitors; bad
expect 'no form is lost' "$(stored /tmp/receipts)" 100
expect 'it runs again' "$(systemctl is-active sea-oat-stays@3001)" active

echo '▸ By hand'
before=$(current)
release /root/good && release --back
expect 'the release before serves' "$(current)" "$before"
cp -p /etc/sea-oat-stays.env /root/settings
sed -i "s|^BOOKING_URL=.*|BOOKING_URL='nonsense'|" /etc/sea-oat-stays.env
! sea-oat-stays leads list 2>/tmp/wrong; cat /tmp/wrong; grep -q '^BOOKING_URL must' /tmp/wrong
! release
expect 'a wrong setting stops a release' "$(current)" "$before"
expect 'it leaves nothing behind' "$(ls /var/cache/sea-oat-stays | grep -c build || true)" 0
cp -p /root/settings /etc/sea-oat-stays.env
systemctl start sea-oat-stays-purge
ls /var/lib/sea-oat-stays/backups

echo '▸ A second copy'
apt-get install -yq --no-install-recommends openssh-server rsync >/dev/null
systemctl start ssh
adduser --quiet --disabled-password --gecos '' copies && install -d -o copies /home/copies/.ssh
END
  awk '/^```sh copy/ { block = 1; next } /^```/ { block = 0 } block' "$repository/deploy/README.md" |
    sed 's/copies@other.example/copies@localhost/'
  cat <<'END'
install -o copies /var/lib/sea-oat-stays/copy/key.pub /home/copies/.ssh/authorized_keys
visitors 1 1 1 >/tmp/receipts 2>/dev/null
copied() { grep -qsFf /tmp/receipts /home/copies/leads.db && echo yes || true; }
for _ in {1..60}; do [ "$(copied)" = yes ] && break; sleep 1; done
expect 'the newest lead is there' "$(copied)" yes
systemctl stop sea-oat-stays-copy.timer

echo '▸ A backup that fails'
mount -t tmpfs -o ro none /var/lib/sea-oat-stays/backups
! systemctl start sea-oat-stays-backup
for _ in {1..30}; do [ -e /var/lib/sea-oat-stays/failed/sea-oat-stays-backup ] && break; sleep 1; done
expect 'it is noted for the morning email' "$(ls /var/lib/sea-oat-stays/failed)" sea-oat-stays-backup
umount /var/lib/sea-oat-stays/backups
systemctl start sea-oat-stays-backup
expect 'until one succeeds' "$(ls /var/lib/sea-oat-stays/failed)" ''
journalctl --no-pager -qo cat -u 'sea-oat-stays-failed@*' | grep -m 1 'No email was sent'

echo '▸ What the site logged, apart from what it always does'
journalctl --no-pager -qo cat -u 'sea-oat-stays@*' | grep -E '"level":"(warn|error|fatal)"' | grep -v 'nobody is told' |
  sed 's/"time":"[^"]*"//' | sort | uniq -c || true

echo '▸ Settings that are wrong'
echo "SMTP_ULR='smtp://127.0.0.1'" >>/etc/sea-oat-stays.env
sed -i "s|^SITE_URL=.*|SITE_URL='https://other.example'|; s|^BOOKING_URL=.*||" /etc/sea-oat-stays.env
chattr +i /var/lib/sea-oat-stays/leads.db 2>/dev/null || chmod 400 /var/lib/sea-oat-stays/leads.db
systemctl restart --no-block sea-oat-stays@3002
logged() { journalctl --no-pager -qo cat --since=-3min -u sea-oat-stays@3002 | grep -c "$1" || true; }
for _ in {1..120}; do [ "$(logged 'SITE_URL has changed')" = 1 ] && break; sleep 1; done
expect 'another address than that of the build is logged once' "$(logged 'SITE_URL has changed')" 1
expect 'so is a typo' "$(logged 'Did you mean SMTP_URL')" 1
for _ in {1..60}; do [ "$(logged 'leads cannot be stored')" = 0 ] || break; sleep 1; done
expect 'so are leads that cannot be stored' "$(logged 'leads cannot be stored')" 1
systemd-analyze verify /etc/systemd/system/sea-oat-stays@3001.service /etc/systemd/system/sea-oat-stays-*.timer \
  /etc/systemd/system/sea-oat-stays-*.service 2>&1 | tee /tmp/verify
! grep -q sea-oat-stays /tmp/verify
echo '  ok: units verified'
END
} >"$root/etc/guide-of-trial"
cat >"$root/etc/certificate-of-trial" <<'END'
mkdir -p /etc/letsencrypt/live/seaoatstays.example && cd /etc/letsencrypt/live/seaoatstays.example
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=seaoatstays.example \
  -keyout privkey.pem -out fullchain.pem 2>/dev/null
END
touch "$root/trial.log"
tail -n +1 -f "$root/trial.log" &
log=$!
systemd-nspawn --quiet --register=no --keep-unit --directory="$root" --boot >/dev/null || status=$?
kill "$log"
[ -z "${status:-}" ] || { echo "▸ $suite: failed, see above"; exit 1; }
echo "▸ $suite: the guide works (${SECONDS} s)"
