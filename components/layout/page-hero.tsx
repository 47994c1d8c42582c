import { clsx } from 'clsx';
import { Heading } from '@/components/ui/heading';
import { besideTextSizes, Picture } from '@/components/ui/picture';
import { groundProps } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import type { PictureSource } from '@/content/pictures';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeroProps {
  title: string;
  lead: string;
  crumbs: Crumb[];
  /** On wide screens, the picture extends to the right edge; on small ones, it is below the text. */
  picture?: PictureSource;
  dark?: boolean;
  children?: React.ReactNode;
}

export function PageHero({ title, lead, crumbs, picture, dark = false, children }: PageHeroProps) {
  return (
    <section
      aria-labelledby="page-title"
      {...groundProps(
        dark ? 'dark' : 'paper',
        clsx(
          'px-edge pt-5',
          picture ? 'grid gap-10 md:grid-cols-words-picture md:gap-18 md:pt-0 md:pr-0' : 'md:pt-8',
        ),
      )}
    >
      <div
        className={clsx(
          picture && 'md:grid md:min-h-[min(78svh,640px)] md:grid-rows-fit-fill md:pt-8 md:pb-14',
        )}
      >
        <Breadcrumbs
          crumbs={crumbs}
          className={clsx('mb-8 text-muted sm:mb-10', picture ? 'md:mb-10 md:self-start' : 'md:mb-18')}
        />
        <div className={clsx(picture && 'md:self-center')}>
          <Heading as="h1" size="page" id="page-title" className="measure-13">
            {title}
          </Heading>
          <Lead measure="page" className="mt-6">
            {lead}
          </Lead>
          {children}
        </div>
      </div>
      {picture && (
        <div className="-mx-gutter md:relative md:mx-0">
          <Picture
            picture={picture}
            sizes={besideTextSizes}
            alt=""
            preload
            className="aspect-4/3 w-full md:absolute md:inset-0 md:aspect-auto md:h-full"
          />
        </div>
      )}
    </section>
  );
}
