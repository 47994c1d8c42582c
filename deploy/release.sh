#!/bin/sh
# Builds the clone that holds this script as a new release and switches the site to it (deploy/README.md).
# Any failure, such as a wrong setting, stops here and leaves the present release running.
set -eu
site=/srv/sea-oat-stays
release=$site/releases/$(date -u +%Y%m%dT%H%M%S)
as_site() { runuser -u sea-oat-stays -- "$@"; }

# A release that failed must not pass for the one before.
trap 'rm -rf "$release"' EXIT
cd /
as_site git clone --quiet --depth 1 "file://$site/source" "$release"
cd "$release"
export HOME=$site
as_site npm ci --include=dev --no-fund --no-audit --loglevel=error
as_site node_modules/node/bin/node --env-file=/etc/sea-oat-stays.env scripts/build.mjs

# Pages that are open in browsers still load the scripts and pictures of the release before.
for files in dist/current/.next/static dist/current/public/pictures; do
  if [ -d "$site/current/$files" ]; then cp -rnp "$site/current/$files/." "$files/" || true; fi
  find "$files" -type f -mtime +30 -delete
done

ln -sfn "$release" "$site/current"
trap - EXIT
install -m 755 deploy/sea-oat-stays /usr/local/bin/
install -m 644 deploy/sea-oat-stays*.service deploy/sea-oat-stays*.timer /etc/systemd/system/
systemctl daemon-reload
systemctl restart "${1:-sea-oat-stays@3001}"
echo "▸ Now serving $release"
