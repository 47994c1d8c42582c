#!/bin/sh
# Builds root's clone as a new release and switches the site to it (deploy/README.md). Root runs this.
# The site's user builds; afterwards root owns everything but the page cache. What root runs or installs comes from root's
# clone, which the site's user cannot write.
# Any failure, such as a wrong setting, stops here and leaves the present release running.
set -eu
umask 022
site=/srv/sea-oat-stays
release=$site/releases/$(date -u +%Y%m%dT%H%M%S)
before=$(readlink -f "$site/current" || true)
as_site() { runuser -u sea-oat-stays -- "$@"; }

# A release that failed must not pass for the one before.
trap 'rm -rf "$release"' EXIT
export HOME=/var/cache/sea-oat-stays
install -d "$site/releases"
install -d -o sea-oat-stays -g sea-oat-stays "$HOME" "$release"
cd "$release"
git -C "$site/source" archive HEAD | as_site tar -x
as_site npm ci --include=dev --no-fund --no-audit --loglevel=error
as_site node_modules/node/bin/node --env-file=/etc/sea-oat-stays.env scripts/build.mjs

# Pages that are open in browsers still load the scripts and pictures of the release before.
for files in dist/current/.next/static dist/current/public/pictures; do
  if [ -d "$site/current/$files" ]; then as_site cp -rnp "$site/current/$files/." "$files/" || true; fi
  as_site find "$files" -type f -mtime +30 -delete
done

build=$(readlink -f dist/current)
as_site mkdir -p "$build/.next/server/route-cache" "$build/.next/cache/fetch-cache"
chown -hR root:root "$release"
for cache in .next/server/route-cache .next/cache/fetch-cache; do
  cd "$build/$cache"
  # The build may have left a link to somewhere else.
  [ "$(pwd -P)" = "$build/$cache" ]
  chown -hR sea-oat-stays:sea-oat-stays .
done

ln -sfn "$release" "$site/current"
trap - EXIT
cd "$site/source/deploy"
install -m 755 sea-oat-stays /usr/local/bin/
install -m 644 sea-oat-stays*.service sea-oat-stays*.timer /etc/systemd/system/
systemctl daemon-reload
systemctl restart "${1:-sea-oat-stays@3001}"
# To roll back to: the two releases before this one, and the one that served until now.
ls -d "$site"/releases/* | head -n -3 | grep -vxF "$before" | xargs -r rm -rf
echo "▸ Now serving $release"
