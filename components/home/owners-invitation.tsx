import { Actions } from '@/components/ui/actions';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { besideTextSizes, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Stat } from '@/components/ui/stat';
import { Kicker, Lead } from '@/components/ui/text';
import { claims } from '@/content/claims';
import { homePage } from '@/content/home';
import { revenueAnalysis } from '@/content/navigation';
import { pictures } from '@/content/pictures';

export function OwnersInvitation() {
  const { kicker, title, lead } = homePage.owners;

  return (
    <Section
      labelledBy="owners-title"
      className="grid gap-10 px-gutter md:grid-cols-words-picture md:gap-columns md:pr-0 md:pl-edge"
    >
      <div className="grid content-center gap-6">
        <Kicker>{kicker}</Kicker>
        <h2 id="owners-title">{title}</h2>
        <Lead>{lead}</Lead>
        <dl className="grid grid-cols-[auto_auto_auto] justify-between gap-4 border-line border-y py-6 max-[20rem]:grid-cols-1">
          {claims.map(({ figure, label }) => (
            <Stat key={label} label={label} figure={figure} className="text-link text-step-4" />
          ))}
        </dl>
        <Actions className="mt-2">
          <ButtonLink href={revenueAnalysis.href}>{revenueAnalysis.label}</ButtonLink>
          <ArrowLink href="/plans">Compare the plans</ArrowLink>
        </Actions>
      </div>
      <div className="max-md:-order-1 max-md:-mx-gutter">
        <Picture
          picture={pictures.cottages}
          sizes={besideTextSizes}
          focus="72% 50%"
          className="size-full max-md:aspect-4/3 md:min-h-150 md:rounded-l-card"
        />
      </div>
    </Section>
  );
}
