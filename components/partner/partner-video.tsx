import { ClickToPlay } from '@/components/consent/click-to-play';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead } from '@/components/ui/text';
import { partnerPage } from '@/content/partner';
import { env } from '@/lib/platform/env';

const poster = { src: '/images/owners/partner-hero.jpg', width: 1920, height: 1080, alt: '' };

/** The video about us, where one is configured. */
export function PartnerVideo() {
  if (!env.VIDEO_URL) return null;
  const { title, lead } = partnerPage.video;

  return (
    <Section labelledBy="video-title">
      <Container>
        <SplitHeading id="video-title" title={title}>
          <Lead>{lead}</Lead>
        </SplitHeading>
        <ClickToPlay src={env.VIDEO_URL} title={`Video: ${title}`}>
          <Picture picture={poster} sizes="(min-width: 1280px) 1200px, 100vw" />
        </ClickToPlay>
      </Container>
    </Section>
  );
}
