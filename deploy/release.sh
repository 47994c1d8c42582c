#!/bin/sh
# Run as root (deploy/README.md):
#   release.sh          builds root's clone and replaces all enabled instances, one after the other
#   release.sh FOLDER   the same with a site that was built elsewhere: its dist/current
#   release.sh --back   goes back to the release that served before the current one
# If an instance of the new release isn't ready, all instances go back to the release that served until now.
set -eu
umask 022
site=/srv/sea-oat-stays
release=$site/releases/$(date -u +%Y%m%dT%H%M%S)
current=$(readlink -e "$site/current" || true)
build=
instances=$(cd /etc/systemd/system/multi-user.target.wants && ls | grep '^sea-oat-stays@.*\.service$' | xargs || true)
as_site() { runuser -u sea-oat-stays -- "$@"; }
ask_whether_ready() {
  as_site /usr/local/bin/node --env-file=/etc/sea-oat-stays.env "$site/source/deploy/ready.mjs" "$1" 60
}
exec 9>"$site/.lock"
flock -n 9 || { echo 'Another release is under way.' >&2; exit 1; }

# Pages that are open in browsers still load the scripts and pictures of release $1, which $2 replaces, for 30 days from now.
# own-files lists what a release was built with, apart from what it took over.
keep_files() {
  for folder in "$1" "$2"; do
    [ -f "$folder/own-files" ] || (cd "$folder" && find .next/static public/pictures -type f >own-files)
  done
  for files in .next/static public/pictures; do cp -Rnp "$1/$files/." "$2/$files"; done
  cd "$2"
  cat "$1/own-files" own-files | xargs touch
  find .next/static public/pictures -type f -mtime +30 -delete
}

# Installs the units of release $1, and replaces one instance after the other. Fails at the first that isn't ready.
switch_to() {
  ln -sfn "$1" "$site/next" && mv -T "$site/next" "$site/current" &&
    install -m 755 "$1/deploy/sea-oat-stays" /usr/local/bin/ &&
    install -m 644 "$1"/deploy/sea-oat-stays*.service "$1"/deploy/sea-oat-stays*.timer /etc/systemd/system/ &&
    systemctl daemon-reload || return 1
  for instance in $instances; do
    port=${instance#*@}
    systemctl restart "$instance" && ask_whether_ready "${port%.service}" || return 1
  done
}

if [ "${1:-}" = --back ]; then
  back=$(readlink -e "$current/previous") || { echo 'There is no earlier release.' >&2; exit 1; }
  keep_files "$current" "$back"
  switch_to "$back"
  echo "▸ Serving $back again"
  exit
fi

# A release that failed, or was broken off, leaves nothing behind, unless instances run it.
clean_up() {
  [ "$(readlink -f "$site/current")" = "$release" ] || rm -rf "$release"
  [ -z "$build" ] || rm -rf "$build"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
install -d "$site/releases" "$release"
export HOME=/var/cache/sea-oat-stays
if [ "${1:-}" ]; then
  cp -R "$1/." "$release"
else
  # The site's user builds. What root runs or installs comes from root's clone, which that user cannot write.
  install -d -o sea-oat-stays -g sea-oat-stays "$HOME"
  build=$(as_site mktemp -d "$HOME/build-XXXXXX")
  cd "$build"
  git -C "$site/source" archive HEAD | as_site tar -x
  as_site npm ci --include=dev --no-fund --no-audit --loglevel=error
  as_site node_modules/node/bin/node --env-file=/etc/sea-oat-stays.env scripts/build.mjs
  cp -R dist/current/. "$release"
  cd "$release"
fi
for folder in .next/server/route-cache .next/cache/fetch-cache .next/static public/pictures; do
  # The build may have left a link to somewhere else.
  [ "$(realpath -m "$release/$folder")" = "$release/$folder" ]
done
rm -rf "$release/deploy"
git -C "$site/source" archive HEAD deploy | tar -x -C "$release"

if [ "$current" ]; then
  keep_files "$current" "$release"
  ln -s "$current" "$release/previous"
fi
chown -hR root:root "$release"
for cache in .next/server/route-cache .next/cache/fetch-cache; do
  mkdir -p "$release/$cache"
  chown -hR sea-oat-stays:sea-oat-stays "$release/$cache"
done

if ! switch_to "$release"; then
  echo "▸ $release is not ready; see: journalctl -u 'sea-oat-stays@*'" >&2
  if [ "$current" ]; then
    keep_files "$release" "$current"
    switch_to "$current" && echo "▸ Serving $current again" >&2 || echo "▸ Nor is $current" >&2
  fi
  exit 1
fi
# Three stay: this one, the one that served until now, and the newest of the others.
ls -dr "$site"/releases/* | grep -vxF -e "$release" -e "$current" | tail -n +2 | xargs -r rm -rf
echo "▸ Serving $release on: ${instances:-no instance, as none is enabled}"
