import { Container } from '@/components/ui/container';
import { plansPage } from '@/content/plans-page';

export function OfferBanner() {
  const { title, items } = plansPage.offer;

  return (
    <aside className="bg-coral-600 text-md text-white" data-ground="dark" aria-label="Special offer">
      <Container className="grid gap-x-8 gap-y-0.5 py-3.25 md:flex md:justify-center">
        <strong className="font-bold">{title}</strong>
        <ul className="grid gap-x-8 gap-y-0.5 md:flex">
          {items.map((item) => (
            <li
              key={item}
              className="md:flex md:items-center md:gap-8 md:before:h-3.5 md:before:w-px md:before:bg-white/50"
            >
              {item}
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
