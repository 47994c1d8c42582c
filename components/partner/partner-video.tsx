import { ClickToPlay } from '@/components/consent/click-to-play';
import { Picture } from '@/components/ui/picture';
import { partnerPage } from '@/content/partner';
import { env } from '@/lib/platform/env';

const poster = { src: '/images/owners/partner-hero.jpg', width: 1920, height: 1080, alt: '' };

/** The video about us, where one is configured. */
export function PartnerVideo() {
  if (!env.VIDEO_URL) return null;
  const { title, lead } = partnerPage.video;

  return (
    <section className="section pvideo" aria-labelledby="video-title">
      <div className="wrap">
        <div className="pvideo-head">
          <h2 id="video-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ClickToPlay src={env.VIDEO_URL} title={`Video: ${title}`}>
          <Picture picture={poster} sizes="(min-width: 1280px) 1200px, 100vw" />
        </ClickToPlay>
      </div>
    </section>
  );
}
