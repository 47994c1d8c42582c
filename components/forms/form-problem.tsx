import { PhoneLink } from '@/components/layout/phone-link';
import { errorBox } from '@/components/ui/alert';
import { phone } from '@/content/phone';

export function FormProblem({ children }: { children: string }) {
  if (!children) return null;
  return (
    <p className={errorBox}>
      {children} {!children.includes(phone.display) && <PhoneLink className="font-semibold underline" />}
    </p>
  );
}
