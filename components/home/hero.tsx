import { clsx } from 'clsx';
import { HomeSearchForm } from '@/components/rentals/home-search-form';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { Picture } from '@/components/ui/picture';
import { shadedBox } from '@/components/ui/section';
import { homePage } from '@/content/home';
import { revenueAnalysis } from '@/content/navigation';
import { homeSearch } from '@/content/search';
import { BACKGROUND } from '@/lib/platform/browser-names';

const poster = { src: '/images/hero/hero-poster.jpg', alt: '' };
const narrowPoster = '/images/hero/hero-narrow-poster.jpg';

/** Matches screens below the breakpoint md, where the text is above the search box. */
const NARROW = '(max-width: 899px)';

const backdrop = 'absolute inset-x-0 top-0 -z-2 w-full object-[40%_50%] md:object-center';
/** A shade over the video, dark enough that the text is readable on every frame. */
const shade =
  'after:bg-[linear-gradient(180deg,--alpha(var(--color-gulf-950)/80%),--alpha(var(--color-gulf-950)/72%)_55%,--alpha(var(--color-gulf-950)/30%))] md:after:bg-[linear-gradient(90deg,--alpha(var(--color-gulf-950)/82%),--alpha(var(--color-gulf-950)/70%)_40%,--alpha(var(--color-gulf-950)/42%)_60%,--alpha(var(--color-gulf-950)/0%)_84%)]';

export function Hero() {
  return (
    <section
      className={clsx(
        shadedBox,
        shade,
        'grid min-h-[max(100svh-var(--spacing-header)-1px,38.75rem)] grid-rows-[1fr_minmax(4.75rem,auto)] bg-gulf-900 text-sand-50 md:min-h-[max(88svh,40rem)] md:grid-rows-none',
      )}
      aria-labelledby="hero-title"
    >
      <Picture
        picture={poster}
        variant={{ media: NARROW, src: narrowPoster }}
        sizes="100vw"
        preload
        className={clsx('h-full', backdrop)}
      />
      <Container className="grid content-between gap-6 pt-11 pb-5 md:pt-[clamp(4rem,13vh,7.5rem)] md:pb-10">
        <div className="measure-13 md:measure-9.5 text-step-6 max-md:pr-6">
          <h1 id="hero-title">{homePage.title}</h1>
          {/* At this width, phones show the text in the same number of lines in the fallback font as in ours. */}
          <p className="measure-17.5 sm:measure-27 mt-6 text-step-2 leading-normal">{homePage.lead}</p>
        </div>
        <Island name="home-search-form" of={HomeSearchForm} props={{ copy: homeSearch }} />
      </Container>
      <OwnersLine />
      <Video />
    </section>
  );
}

/** The link for owners at the bottom of a phone's first screen. The hero reserves this line's height. */
function OwnersLine() {
  const { question, answer } = homePage.ownersLine;

  return (
    <a
      className="group flex items-center justify-between gap-3.5 border-oat-500 border-t bg-gulf-950 px-gutter py-3 md:hidden"
      href={revenueAnalysis.href}
    >
      <span>
        <strong className="opsz-30 block font-display font-strong text-step-1 leading-tight tracking-tight">
          {question}
        </strong>
        <span className="text-sand-200">{answer}</span>
      </span>
      <Icon name="arrow" className="text-oat-500 transition-state group-hover:translate-x-1" />
    </a>
  );
}

const hideIfPaused = 'group-data-paused:hidden';
const hideIfPlaying = 'group-not-data-paused:hidden';

/** Only the poster shows until an inline script plays the video (lib/platform/next/browser/background-video.ts). */
function Video() {
  return (
    <>
      <video
        // The video is smaller than the poster. Otherwise its first frame would count as the largest contentful paint,
        // which would then be seconds later.
        className={clsx('h-[calc(100%-1px)]', backdrop)}
        {...{ [BACKGROUND]: true }}
        hidden
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        suppressHydrationWarning
      >
        <source media={NARROW} src="/video/hero-narrow.webm" type="video/webm" />
        <source media={NARROW} src="/video/hero-narrow.mp4" type="video/mp4" />
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className="group absolute top-3 right-edge inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-sand-50/50 bg-gulf-950/74 text-sand-50 text-sm hover:bg-gulf-950 md:top-auto md:bottom-41 md:px-3.5 md:[section:has([aria-invalid=true])_&]:bottom-52"
        data-ground="dark"
        data-native
        hidden
        aria-label="Pause video"
        suppressHydrationWarning
      >
        <Icon name="pause" className={hideIfPaused} />
        <span className={clsx('max-md:sr-only', hideIfPaused)}>Pause video</span>
        <Icon name="play" className={hideIfPlaying} />
        <span className={clsx('max-md:sr-only', hideIfPlaying)}>Play video</span>
      </button>
    </>
  );
}
