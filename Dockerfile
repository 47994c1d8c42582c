# The finished site as an image: docker compose up (compose.yaml), or
#   docker build --build-arg SITE_URL=https://seaoatstays.example -t sea-oat-stays .
# The build needs neither a database nor Redis. deploy/try-image.sh tests the image.
ARG NODE=docker.io/library/node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-fund --no-audit
COPY . .
# The settings that pages are built with (compose.yaml takes them from .env, whose secrets never get into a layer).
ARG SITE_URL MEETING_URL CALENDAR_URL VIDEO_URL OWNER_PORTAL_URL BOOKING_URL \
  CONTENTFUL_SPACE_ID CONTENTFUL_ACCESS_TOKEN CONTENTFUL_ENVIRONMENT CONTENTFUL_HOST CONTENTFUL_IMAGE_HOSTS \
  HUBSPOT_PORTAL_ID HUBSPOT_REGION HUBSPOT_SCRIPT_URL HUBSPOT_FORM_NEWSLETTER HUBSPOT_FORM_PARTNER \
  HUBSPOT_FORM_REFERRAL HUBSPOT_FORM_CONTACT HUBSPOT_FORM_ABOUT
RUN npm run build \
  && mv "$(readlink -f dist/current)" /site \
  && cp deploy/ready.mjs /site/

FROM ${NODE}
WORKDIR /site
COPY --from=build /site /site
# The container's user can write only the page cache and the leads.
RUN install -d -o 1000 -g 1000 /data /site/.next/server/route-cache /site/.next/cache/fetch-cache
USER 1000:1000
VOLUME /data
ENV HOST=0.0.0.0 PORT=3000 LEADS_DATABASE_URL=file:///data/leads.db
# As in deploy/sea-oat-stays@.service.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=256"
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s CMD ["node", "ready.mjs", "3000", "5"]
CMD ["node", "server.js"]
