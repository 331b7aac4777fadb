import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { withMantine } from '../with-mantine';

/** What turns in a field while its options or its value are loading. */
export const Spinner = withMantine(function Spinner() {
  return <Loader size={20} />;
});
