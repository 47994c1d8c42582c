import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { referralPage } from '@/content/referral-page';
import { referralReward } from '@/content/referral-reward';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { CopyLink } from './copy-link';

const key = {
  src: '/images/owners/referral.jpg',
  width: 1600,
  height: 1067,
  alt: 'Brass key with a teal tag on a wooden table, sea oats in a white vase and the Gulf beyond',
};

export function ReferralHero({ crumbs }: { crumbs: Crumb[] }) {
  const { title, lead, submit, reward } = referralPage;

  return (
    <section className="rhero" aria-labelledby="referral-title">
      <div className="rhero-text">
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="referral-title">{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <a className="btn btn-main" href="#referral-form">
            {submit}
          </a>
          <CopyLink />
        </div>
        <p className="reward">
          <span className="num num-xl">{referralReward.label}</span>
          <span>
            <strong>{reward.unit}</strong>
            <br />
            <span className="muted">{reward.when}</span>
          </span>
        </p>
      </div>
      <div className="rhero-image">
        <Picture picture={key} sizes="(min-width: 900px) 66vw, 100vw" preload focus="30% 60%" />
      </div>
    </section>
  );
}
