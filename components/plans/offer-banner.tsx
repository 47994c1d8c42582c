import { plansPage } from '@/content/plans-page';

export function OfferBanner() {
  const { title, items } = plansPage.offer;

  return (
    <aside className="offer over" aria-label="Special offer">
      <div className="wrap">
        <strong>{title}</strong>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
