import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '#web/app/controls/button.tsx';
import { propertyViewCopy } from './copy.ts';

/** The browser's Back, so that the dashboard is as it was left; from a shared link there is only the dashboard. */
export function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      onClick={() => (canGoBack ? router.history.back() : router.navigate({ to: '/dashboard', search: {} }))}
    >
      <ChevronLeft />
      {propertyViewCopy.back}
    </Button>
  );
}
