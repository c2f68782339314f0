/** What finds personal data in a text: Biombo, and others that it is held against. */
import { OpenRedaction } from '@openredaction/core';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import type { Span } from '../../shared/text/span.ts';

/** A found place; its type where it is one of ours. */
export interface Found extends Span {
  readonly type?: string;
}

export interface Detector {
  readonly name: string;
  find(text: string, format: FormatId): Promise<readonly Found[]>;
}

/** The engine alone: no config, so no list of the surrogates that it wrote. */
export const BIOMBO: Detector = {
  name: 'Biombo',
  find: (text, format) => Promise.resolve(scan(text, format)),
};

/**
 * Regular expressions for 570 kinds of value, some Brazilian, with checks of their digits; what it takes a value for is
 * often another country's, so that only the place counts.
 */
export function openRedaction(): Detector {
  const detector = new OpenRedaction();
  return {
    name: '@openredaction/core',
    async find(text) {
      const { detections } = await detector.detect(text);
      return detections.map(({ position: [start, end] }) => ({ start, end }));
    },
  };
}
