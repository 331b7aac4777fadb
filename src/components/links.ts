import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from '@/ui/button';
import { HeroAnchor } from '@/ui/hero-card';
import { IconAnchor } from '@/ui/icon-button';
import { RowAnchor } from '@/ui/list-row';
import { TileAnchor } from '@/ui/tile';

/** The building blocks that lead to a screen: each takes the props of the router's `Link` and of its look. */
export const ButtonLink = createLink(ButtonAnchor);
export const HeroLink = createLink(HeroAnchor);
export const IconLink = createLink(IconAnchor);
export const RowLink = createLink(RowAnchor);
export const TileLink = createLink(TileAnchor);
