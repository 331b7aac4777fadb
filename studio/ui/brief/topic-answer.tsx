import { Text } from '@mantine/core';
import { phrasesOf } from '../../../build/config/brief/find-topics';
import type { Topic } from '../../../build/config/brief/topic';

/** What is known of a thing that clients ask for. */
export function TopicAnswer({ topic }: { topic: Topic }) {
  const [name = ''] = phrasesOf(topic);
  return (
    <Text component="li" size="sm" className="note">
      <b>{name.charAt(0).toUpperCase() + name.slice(1)}:</b> {topic.say} <CallName topic={topic} />
    </Text>
  );
}

/** The call of the backend that brings it. */
export function CallName({ topic: { call } }: { topic: Topic }) {
  return call === undefined ? null : <span className="key">{call}</span>;
}
