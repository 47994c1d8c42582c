import { Picture } from '@/components/ui/picture';
import { homePage } from '@/content/home';
import { HeroVideo } from './hero-video';
import { SearchForm } from './search-form';

const poster = { src: '/images/hero/hero-poster.jpg', width: 1920, height: 1080, alt: '' };

export function Hero() {
  return (
    <section className="hero over" aria-labelledby="hero-title">
      <Picture picture={poster} sizes="100vw" preload className="hero-media" />
      <div className="wrap hero-row">
        <div className="hero-text">
          <h1 id="hero-title">{homePage.title}</h1>
          <p>{homePage.lead}</p>
        </div>
        <SearchForm />
      </div>
      <HeroVideo />
    </section>
  );
}
