import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Picture } from '@/components/ui/picture';
import { Lead, Numeral } from '@/components/ui/text';
import { submitReferral } from '@/content/navigation';
import { pictures } from '@/content/pictures';
import { referralPage } from '@/content/referral-page';
import { referralReward } from '@/content/referral-reward';
import type { Crumb } from '@/lib/seo/breadcrumbs';

export function ReferralHero({ crumbs }: { crumbs: Crumb[] }) {
  const { title, lead, reward } = referralPage;

  return (
    <section className="grid md:min-h-160 md:grid-cols-[1fr_48vw]" aria-labelledby="referral-title">
      <div className="grid content-center gap-6 px-gutter pt-5 pb-12 md:grid-rows-[auto_1fr_auto_auto_auto] md:pt-8 md:pr-16 md:pb-16 md:pl-edge">
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="referral-title" className="md:self-end md:text-[clamp(2.875rem,1.6rem+3.1vw,4.25rem)]">
          {title}
        </h1>
        <Lead>{lead}</Lead>
        <div className="mt-1 grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
          <ButtonLink href={submitReferral.href}>{submitReferral.label}</ButtonLink>
          <CopyLink />
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-sand-300 border-t pt-6 leading-snug">
          <Numeral large className="text-[clamp(4rem,3.2rem+2.6vw,5.75rem)] text-link">
            {referralReward.label}
          </Numeral>
          <span>
            <strong>{reward.unit}</strong>
            <br />
            <span className="text-muted">{reward.when}</span>
          </span>
        </p>
      </div>
      <div className="md:relative">
        <Picture
          picture={pictures.key}
          sizes="(min-width: 900px) 57vw, 100vw"
          preload
          focus="30% 60%"
          className="aspect-16/10 size-full md:absolute md:inset-0 md:aspect-auto md:rounded-bl-card"
        />
      </div>
    </section>
  );
}
