import { defineTexts } from './define-texts';

/** Places on a map: docs/product/shell.md#carousels-and-maps. */
export const placesTexts = defineTexts('places', {
  map: 'Map of {place}',
  mapUnavailable: 'Map not available !',
  mapLoading: 'Loading map please wait!...',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  openMaps: 'Open in maps',
  location: 'Location',
  selectLocation: 'Select location',
  searchLocation: 'Search location',
  noMatch: 'No match',
  noLocation: 'No Location Available',
});
