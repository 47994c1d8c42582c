import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { bookATimeHref, linkProps } from '@/components/ui/links';
import { bookATime } from '@/content/navigation';

export function NextStep({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 print:hidden">
      <div>
        <h2 className="opsz-42 text-step-3">{title}</h2>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      <Actions>
        {children}
        <ButtonLink look="line" {...linkProps(bookATimeHref)}>
          <Icon name="calendar" /> {bookATime.label}
        </ButtonLink>
      </Actions>
    </div>
  );
}
