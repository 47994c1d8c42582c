import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Note } from '@/components/ui/text';
import { referralPage, referralTerms } from '@/content/referral-page';

export function ReferralTerms() {
  const { title, note } = referralPage.terms;

  return (
    <Section labelledBy="terms-title">
      <Container>
        <h2 id="terms-title">{title}</h2>
        <dl className="mt-6 mb-6 grid border-gulf-950 border-t sm:grid-cols-2 sm:gap-x-12 md:mt-10 xl:grid-cols-4 xl:gap-x-10">
          {referralTerms.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-0.5 border-line border-b py-4.5">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="font-label">{text}</dd>
            </div>
          ))}
        </dl>
        <Note>{note}</Note>
        <p>
          <ArrowLink href="/plans">See the plans your friend would choose from</ArrowLink>
        </p>
      </Container>
    </Section>
  );
}
