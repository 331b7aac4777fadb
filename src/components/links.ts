import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from '@/ui/controls/button';
import { IconAnchor } from '@/ui/controls/icon-button';
import { HeroAnchor } from '@/ui/lists/hero-card';
import { RowAnchor } from '@/ui/lists/list-row';
import { TileAnchor } from '@/ui/lists/tile';

/** Building blocks that lead to a screen. Each one takes the props of the router's `Link`, and those for its look. */
export const ButtonLink = createLink(ButtonAnchor);
export const HeroLink = createLink(HeroAnchor);
export const IconLink = createLink(IconAnchor);
export const RowLink = createLink(RowAnchor);
export const TileLink = createLink(TileAnchor);
