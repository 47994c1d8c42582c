import { Picture } from '@/components/ui/picture';
import { homePage } from '@/content/home';
import { HeroVideo } from './hero-video';
import { SearchForm } from './search-form';

const poster = { src: '/images/hero/hero-poster.jpg', width: 1920, height: 1080, alt: '' };
const portrait = { src: '/images/hero/hero-narrow-poster.jpg', width: 648, height: 1080, alt: '' };

/** Where home.css sets the words above the search box. */
const NARROW = '(max-width: 899px)';

export function Hero() {
  return (
    <section className="hero over" aria-labelledby="hero-title">
      <Picture
        picture={poster}
        variant={{ media: NARROW, picture: portrait }}
        sizes="100vw"
        preload
        className="hero-media"
      />
      <div className="wrap hero-row">
        <div className="hero-text">
          <h1 id="hero-title">{homePage.title}</h1>
          <p>{homePage.lead}</p>
        </div>
        <SearchForm />
      </div>
      <HeroVideo narrow={NARROW} />
    </section>
  );
}
