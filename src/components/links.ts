import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from '@/ui/button';
import { HeroAnchor } from '@/ui/hero-card';
import { IconAnchor } from '@/ui/icon-button';
import { RowAnchor } from '@/ui/list-row';
import { TileAnchor } from '@/ui/tile';

/** Building blocks that lead to a screen. Each one takes the props of the router's `Link`, and those for its look. */
export const ButtonLink = createLink(ButtonAnchor);
export const HeroLink = createLink(HeroAnchor);
export const IconLink = createLink(IconAnchor);
export const RowLink = createLink(RowAnchor);
export const TileLink = createLink(TileAnchor);
