#!/bin/bash
# Runs the commands of deploy/README.md, read from the page, in a fresh Debian: MIRROR=http://… deploy/try-guide.sh bookworm
# Needs root and debootstrap. BASE names a root that debootstrap has made before; it is copied, not changed.
# Differences from a real machine: a self-signed certificate in place of blocks tagged "sh certificate", and a systemctl
# that runs the units' commands, because no systemd runs in a chroot.
set -euo pipefail
suite=${1:?Usage: MIRROR=URL deploy/try-guide.sh bookworm or trixie}
repository=$(cd "$(dirname "$0")/.." && pwd)
if [ -z "${INSIDE:-}" ]; then exec env INSIDE=1 unshare --mount --pid --fork "$0" "$@"; fi

root=$(mktemp -d)
trap 'umount -R "$root/proc" "$root/dev" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT
if [ -n "${BASE:-}" ]; then cp -a "$BASE/." "$root"; else debootstrap --variant=minbase "$suite" "$root" "${MIRROR:?}"; fi
# A copy, never a mount: the root is deleted in the end.
git clone --quiet --bare "$repository" "$root/mnt/repository.git"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp /etc/resolv.conf "$root/etc/"
echo '127.0.0.1 localhost seaoatstays.example www.seaoatstays.example' >"$root/etc/hosts"
[ ! -f ~/.npmrc ] || install -m 644 ~/.npmrc "$root/etc/npmrc-of-trial"
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || install -m 644 "$NODE_EXTRA_CA_CERTS" "$root/etc/ca-of-trial.pem"

# systemctl: starts and stops by running ExecStart as the unit's user, with EnvironmentFile read by systemd's rules.
cat >"$root/usr/local/bin/systemctl" <<'SHIM'
#!/bin/bash
verb=$1; shift
[ "${1:-}" != --now ] || shift
start() {
  if [ "$1" = nginx ]; then pgrep -x nginx >/dev/null && nginx -s reload || nginx; return; fi
  instance=${1#*@} name=${1/@*/@}
  file=/etc/systemd/system/${name%.service}.service
  settings=()
  while IFS='=' read -r key value; do
    [[ $key =~ ^[A-Z_]+$ ]] || continue
    [[ $value =~ ^\'(.*)\'$ || $value =~ ^\"(.*)\"$ ]] && value=${BASH_REMATCH[1]}
    settings+=("$key=$value")
  done </etc/sea-oat-stays.env
  install -d -m 700 -o sea-oat-stays -g sea-oat-stays /var/lib/sea-oat-stays /var/lib/sea-oat-stays/backups
  command=$(sed -n 's/^ExecStart=//p' "$file" | sed 's/%%/%/g')
  cd /srv/sea-oat-stays/current
  run=(runuser -u sea-oat-stays -- env "${settings[@]}" HOST=127.0.0.1 "PORT=$instance" NODE_ENV=production /bin/sh -c "exec $command")
  if grep -q Type=oneshot "$file"; then env PORT= "${run[@]/#PORT=*/PORT=3001}"; return; fi
  setsid "${run[@]}" >>"/var/log/$1.log" 2>&1 </dev/null &
  echo $! >"/run/$1.pid"
  for _ in {1..240}; do curl -sf "http://127.0.0.1:$instance/api/health/ready" >/dev/null && return; sleep 0.5; done
  tail -n 5 "/var/log/$1.log"; return 1
}
stop() {
  [ -f "/run/$1.pid" ] || return 0
  pkill -TERM -s "$(cat "/run/$1.pid")" || true
  while pgrep -s "$(cat "/run/$1.pid")" >/dev/null; do sleep 0.2; done
  rm "/run/$1.pid"
}
case $verb in
  daemon-reload) ;;
  enable) /usr/bin/systemctl enable "$@" ;;
  start | reload) start "$1" ;;
  stop) stop "$1" ;;
  restart) stop "$1"; start "$1" ;;
esac
SHIM
chmod +x "$root/usr/local/bin/systemctl"

# The page's sh blocks, one after the other, in one shell that stops at the first failure.
{
  cat <<'START'
set -e
export DEBIAN_FRONTEND=noninteractive LC_ALL=C PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin
apt-get update -q; apt-get install -yq --no-install-recommends systemd curl procps
[ ! -f /etc/npmrc-of-trial ] || export NPM_CONFIG_USERCONFIG=/etc/npmrc-of-trial
[ ! -f /etc/ca-of-trial.pem ] || export NODE_EXTRA_CA_CERTS=/etc/ca-of-trial.pem
START
  echo 'set -v'
  awk '/^```sh certificate/ { print "sh /etc/certificate-of-trial"; skip = 1; next }
       /^```sh/ { block = 1; next } /^```/ { block = 0; skip = 0; next } block && !skip' "$repository/deploy/README.md" |
    sed 's#REPOSITORY#file:///mnt/repository.git#'
  cat <<'END'
set +v
echo '▸ Checks'
ask() { curl -sk -o /dev/null -w '%{http_code} %{redirect_url}\n' "$@"; }
expect() { [ "$2" = "$3" ] && echo "  ok: $1" || { echo "  FAILED: $1: $2"; exit 1; }; }
expect 'home over https' "$(ask https://seaoatstays.example/)" '200 '
expect 'http redirects' "$(ask http://seaoatstays.example/plans)" '308 https://seaoatstays.example/plans'
expect 'www redirects' "$(ask https://www.seaoatstays.example/plans)" '308 https://seaoatstays.example/plans'
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
mkdir /srv/sea-oat-stays/releases/20200101T000000 /srv/sea-oat-stays/releases/20200102T000000
sh /srv/sea-oat-stays/source/deploy/release.sh
expect 'three releases are kept' "$(ls /srv/sea-oat-stays/releases | grep -vc ^2020)" 3
expect 'older ones are removed' "$(ls /srv/sea-oat-stays/releases | grep -c ^2020 || true)" 0
systemctl start sea-oat-stays-purge
ls /var/lib/sea-oat-stays/backups
systemd-analyze verify /etc/systemd/system/sea-oat-stays@3001.service /etc/systemd/system/sea-oat-stays-*.timer \
  /etc/systemd/system/sea-oat-stays-*.service 2>&1 | tee /tmp/verify
! grep -q sea-oat-stays /tmp/verify
echo '  ok: units verified'
sed -i "s|^BOOKING_URL=.*|BOOKING_URL='nonsense'|" /etc/sea-oat-stays.env
! sea-oat-stays leads list 2>/tmp/wrong; cat /tmp/wrong; grep -q '^BOOKING_URL must' /tmp/wrong
echo '  ok: a wrong setting is named'
systemctl stop sea-oat-stays@3001; nginx -s stop
END
} >"$root/etc/guide-of-trial"
cat >"$root/etc/certificate-of-trial" <<'END'
mkdir -p /etc/letsencrypt/live/seaoatstays.example && cd /etc/letsencrypt/live/seaoatstays.example
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=seaoatstays.example \
  -keyout privkey.pem -out fullchain.pem 2>/dev/null
END
chroot "$root" /bin/bash /etc/guide-of-trial
echo "▸ $suite: the guide works (${SECONDS} s)"
