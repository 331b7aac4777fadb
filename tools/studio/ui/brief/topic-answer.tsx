import { Text } from '@mantine/core';
import { phrasesOf } from '../../../../build/config/brief/find-topics';
import type { Topic } from '../../../../build/config/brief/topic';

/** What is known of a thing that clients ask for. */
export function TopicAnswer({ topic }: { topic: Topic }) {
  return (
    <Text component="li" size="sm" className="note">
      <b>{nameOf(topic)}:</b> {topic.say} <CallName topic={topic} />
    </Text>
  );
}

/** The first of the words for a topic is its name. */
export function nameOf(topic: Topic): string {
  const [name = ''] = phrasesOf(topic);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The call of the backend that brings it. */
export function CallName({ topic: { call } }: { topic: Topic }) {
  return call === undefined ? null : <span className="key">{call}</span>;
}
