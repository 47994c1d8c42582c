#!/bin/bash
# Builds the image (Dockerfile) with Debian's buildah where there is no Docker, runs it as its user, and asks it:
#   MIRROR=http://… deploy/try-image.sh
# Needs root, buildah, debootstrap and npm. BASE names a root that debootstrap has made; it is copied, not changed.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
port=${PORT:-3000}
folder=$(mktemp -d)
export BUILDAH_ISOLATION=chroot
buildah() { command buildah --root "$folder/storage" --runroot "$folder/run" "$@"; }
clean_up() {
  [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
  wait
  command buildah --root "$folder/storage" --runroot "$folder/run" rm --all >/dev/null 2>&1 || true
  umount "$folder/storage/overlay" 2>/dev/null || true
  rm -rf --one-file-system "$folder"
}
trap clean_up EXIT
expect() { [ "$2" = "$3" ] && echo "  ok: $1" || { echo "  FAILED: $1: $2"; exit 1; }; }

# In place of node:24-bookworm-slim: a minimal Debian with Node and npm.
base=$folder/base
if [ -n "${BASE:-}" ]; then cp -a "$BASE" "$base"; else
  debootstrap --variant=minbase --include=ca-certificates bookworm "$base" "${MIRROR:?}"
fi
rm -rf "$base"/var/{cache/apt,lib/apt/lists}/* "$base"/usr/share/{doc,locale,man}/*
npm install --silent --global --prefix "$base/usr/local" node@24 npm@10
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || install -D -m 644 "$NODE_EXTRA_CA_CERTS" "$base/etc/ca-of-trial.pem"
from=$(buildah from scratch)
buildah add --quiet "$from" "$base" / >/dev/null
[ -z "${NODE_EXTRA_CA_CERTS:-}" ] || buildah config --env NODE_EXTRA_CA_CERTS=/etc/ca-of-trial.pem "$from"
buildah commit --quiet "$from" localhost/node >/dev/null
buildah rm "$from" >/dev/null
echo "▸ Base: $(du -sm "$base" | cut -f1) MB"
rm -rf "$base"

# What git has, so that nothing of this machine gets in. The address differs from that of the pages' default.
mkdir "$folder/source"
git -C "$repository" archive HEAD | tar -x -C "$folder/source"
echo "SMTP_URL=smtp://name:secret-of-trial@127.0.0.1:1" >"$folder/source/.env"
buildah build --format docker --build-arg NODE=localhost/node --build-arg SITE_URL=https://seaoatstays.example \
  --tag sea-oat-stays "$folder/source"

container=$(buildah from sea-oat-stays)
inside() { buildah run --user 1000:1000 "$container" -- "$@"; }
root=$(buildah mount "$container")
echo "▸ Image: $(du -sm "$root" | cut -f1) MB, of these the site $(du -sm "$root/site" | cut -f1) MB"
[ "$(du -sm "$root" | cut -f1)" -le 450 ]
expect 'its user has no rights' "$(inside id -u)" 1000
expect 'no sources, maps, packages of the build or settings' "$(cd "$root/site" && find . \( -name '*.map' -o -name '*.ts' \
  -o -name '.env*' -o -path '*/node_modules/typescript' -o -path '*/@next/swc-*' \))" ''
expect 'no secret of the build' "$(grep -rl secret-of-trial "$root/site" || true)" ''
expect 'it writes only cache and leads' "$(inside find /site -writable ! -type l \
  ! -path '/site/.next/server/route-cache*' ! -path '/site/.next/cache/fetch-cache*')" ''

start=$(date +%s%N)
# buildah passes no signals on: the server is stopped by its process id, which it notes where its user may write.
pid=.next/server/route-cache/pid
buildah run --user 1000:1000 --env "PORT=$port" --env SITE_URL=https://seaoatstays.example --env TRUSTED_PROXIES=1 \
  "$container" -- sh -c "echo \$\$ >$pid; exec node server.js" >"$folder/log" 2>&1 &
while [ ! -s "$root/site/$pid" ]; do sleep 0.2; done
server=$(cat "$root/site/$pid")
inside node ready.mjs "$port" 120
echo "▸ Ready after $(((($(date +%s%N) - start)) / 1000000)) ms"
expect 'a page' "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/plans")" 200
expect 'a form' "$(curl -s -o /dev/null -w '%{http_code}' -H 'accept: application/json' \
  -d 'name=Ada&email=ada@example.com&topic=guest&message=May we bring a dog?' "http://127.0.0.1:$port/api/leads/contact")" 201
expect 'leads works inside' "$(inside node leads.js list | grep -c ada@example.com)" 1
expect 'contentful works inside' "$(inside node contentful.js --help | grep -c '^ *push ')" 1
expect 'the address is that of the build' "$(grep -c 'has changed since the build' "$folder/log" || true)" 0
echo "▸ The image works (${SECONDS} s)"
