import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { shaded } from '@/components/ui/section';
import { homePage } from '@/content/home';
import { HeroVideo } from './hero-video';
import { HomeSearch } from './home-search';

const poster = { src: '/images/hero/hero-poster.jpg', alt: '' };
const portrait = '/images/hero/hero-narrow-poster.jpg';

/** Where the words stand above the search box: below the breakpoint md. */
const NARROW = '(max-width: 899px)';

const behind = 'absolute inset-x-0 top-0 -z-2 w-full object-[40%_50%] md:object-center';
/** So dark that the words can be read on every frame. */
const shade =
  'after:bg-[linear-gradient(180deg,rgb(6_42_51/.8),rgb(6_42_51/.72)_55%,rgb(6_42_51/.3))] md:after:bg-[linear-gradient(90deg,rgb(6_42_51/.82),rgb(6_42_51/.7)_40%,rgb(6_42_51/.42)_60%,rgb(6_42_51/0)_84%)]';

export function Hero() {
  return (
    <section
      className={clsx(shaded, shade, 'grid min-h-[max(88svh,40rem)] bg-gulf-900 text-sand-50')}
      aria-labelledby="hero-title"
    >
      <Picture
        picture={poster}
        variant={{ media: NARROW, src: portrait }}
        sizes="100vw"
        preload
        className={clsx('h-full', behind)}
      />
      <Container className="grid content-between gap-10 pt-14 pb-6 md:pt-[clamp(4rem,13vh,7.5rem)] md:pb-10">
        <div className="measure-13 md:measure-9.5 text-step-6 max-md:pr-6">
          <h1 id="hero-title">{homePage.title}</h1>
          {/* On phones as many lines in the device's font as in ours. */}
          <p className="measure-17.5 sm:measure-27 mt-6 text-step-2 leading-normal">{homePage.lead}</p>
        </div>
        <HomeSearch />
      </Container>
      <HeroVideo narrow={NARROW} className={behind} />
    </section>
  );
}
