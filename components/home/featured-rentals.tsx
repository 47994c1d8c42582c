import { RentalCard } from '@/components/rentals/rental-card';
import { homePage } from '@/content/home';
import { rentals, sampleHomesNote } from '@/content/rentals';

export function FeaturedRentals() {
  const [first, ...others] = rentals;

  return (
    <section className="section" aria-labelledby="rentals-title">
      <div className="wrap">
        <div className="rentals-head">
          <h2 id="rentals-title">{homePage.rentals.title}</h2>
          <div>
            <p className="lead">{homePage.rentals.lead}</p>
            <p className="small muted mt-3">{sampleHomesNote}</p>
          </div>
        </div>
        <div className="rentals">
          {first && <RentalCard rental={first} shape="wide" />}
          <div className="rentals-side">
            {others.map((rental) => (
              <RentalCard key={rental.id} rental={rental} shape="slim" />
            ))}
            <a className="btn btn-line more" href="/vacation-rentals">
              View More Properties
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
