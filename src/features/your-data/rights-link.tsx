import { textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';

/** The way to the pages of rights for people who cannot, or will not, log in. */
export function RightsLink() {
  return (
    <ButtonLink to={paths.yourData} variant="quiet">
      {textsOf(yourDataTexts).title}
    </ButtonLink>
  );
}
