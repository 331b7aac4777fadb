import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '@/brand/brand';
import { setCurrentBrand } from '@/brand/current-brand';
import { slot, slotTexts } from '@/brand/first-login';
import { defaultPalette } from '@/brand/palette';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { loginLogoHeight } from '@/brand/widths';
import { MobileField } from '@/components/form/mobile-field';
import { LogoImage } from '@/components/mall-logo';
import { LoginForm } from '@/features/login/login-form';
import { Button } from '@/ui/controls/button';

/** The login form as HTML, with slots for what differs from mall to mall. Only the compile runs it. */
export function firstLogin(): string {
  setCurrentBrand({ texts: slotTexts, palette: defaultPalette } as unknown as Brand); // nothing else of a brand decides how the form looks
  const { title, intro, seeOffer, getOtp } = textsOf(loginTexts);
  const html = renderToStaticMarkup(
    <LoginForm
      logo={
        <LogoImage src={slot('logo')} alt={slot('name')} width={slot('logoWidth')} height={loginLogoHeight} />
      }
      programName={slot('programName')}
      launch={slot('launch')}
      title={title}
      intro={intro}
      introToOffer={seeOffer}
      field={
        <MobileField
          value=""
          leadWidth={slot('leadWidth')}
          onChange={() => {}}
          onBlur={() => {}}
          error={undefined}
        />
      }
      button={
        <Button type="submit" disabled>
          {getOtp}
        </Button>
      }
    />,
  );
  // names that no rule uses, and a preload of the logo, which stands beside it
  return html.replaceAll(/ mantine-[A-Z][\w-]+|<link [^>]*>/g, '');
}
