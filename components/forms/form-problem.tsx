import { PhoneLink } from '@/components/layout/phone-link';
import { errorBox } from '@/components/ui/field';
import { phone } from '@/content/phone';

/** The error of a whole form with a phone number to call; renders nothing without one. */
export function FormProblem({ children }: { children: string }) {
  if (!children) return null;
  return (
    <p className={errorBox}>
      {children} {!children.includes(phone.display) && <PhoneLink className="font-semibold underline" />}
    </p>
  );
}
