import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Island } from '@/components/ui/island';
import { Picture } from '@/components/ui/picture';
import { portalPage } from '@/content/portal';
import { sampleHome } from '@/content/sample-home';
import { env } from '@/lib/platform/env';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { Dashboard } from './dashboard';
import { PortalAccess } from './portal-access';

/** The simulated login and the sample dashboard, both rendered on the server to keep their text out of scripts. */
export function PortalView() {
  const crumbs = ownerTrail('/portal');

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <Island
        name="portal-access"
        of={PortalAccess}
        props={{ title: portalPage.title, platformUrl: env.OWNER_PORTAL_URL }}
        slots={{
          breadcrumbs: <Breadcrumbs crumbs={crumbs} />,
          picture: (
            <Picture
              picture={sampleHome.picture}
              sizes="(min-width: 900px) 59vw, 100vw"
              preload
              className="aspect-16/10 size-full md:absolute md:inset-0 md:aspect-auto"
            />
          ),
          dashboard: <Dashboard />,
        }}
      />
    </>
  );
}
