import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { QueryView } from '@/components/query-view';
import { TargetLink } from '@/components/target-link';
import { useLinkTarget } from '@/components/use-link-target';
import type { Banner } from '@/contract/merchant';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { Carousel } from '@/ui/media/carousel';
import { Picture } from '@/ui/media/picture';
import styles from './dashboard.module.css';
import { bannerInterval, bannersFor } from './dashboard-rules';
import { dashboardQueries } from './queries';

/** The merchant's banners, one every 4 s. Without any, or if they cannot be loaded, the page leaves no gap. */
export function BannerCarousel() {
  const texts = textsOf(dashboardTexts);
  const banners = useQuery(dashboardQueries.banners());
  const ratio = ratios[bannersFor(innerWidth)];
  return (
    <QueryView
      query={banners}
      skeleton={
        <div className={styles.pending}>
          <BlockSkeleton ratio={ratio} corner="card" />
        </div>
      }
      failed={null}
    >
      {(list) => (
        <Carousel
          label={texts.banners}
          count={list.length}
          ratio={ratio}
          autoAdvance={bannerInterval}
          renderSlide={(index) => {
            const banner = list[index];
            return banner ? <BannerSlide banner={banner} ratio={ratio} first={index === 0} /> : null;
          }}
        />
      )}
    </QueryView>
  );
}

/** Width by height of the pictures for each width class. */
const ratios = { 1: 16 / 9, 2: 1024 / 400, 3: 3 } as const;

interface BannerSlideProps {
  banner: Banner;
  /** Of the whole carousel: a phone that was turned since must not leave a gap under its pictures. */
  ratio: number;
  first: boolean;
}

function BannerSlide({ banner, ratio, first }: BannerSlideProps) {
  const picture = (
    <Picture
      src={banner.image}
      alt={banner.title || banner.label}
      ratio={ratio}
      lazy={!first}
      radius="card"
    />
  );
  const target = useLinkTarget()(banner.redirectUrl);
  return target ? (
    <TargetLink target={target} className={styles.slide}>
      {picture}
    </TargetLink>
  ) : (
    picture
  );
}
