/** Explanations in words, line by line, without a value. */
import { AT_MOST_LIKELY, pointsOf, signed, WEIGHTS } from '../evidence/weights.ts';
import type { Finding } from '../finding.ts';
import type { Locale } from '../identifiers/identifier.ts';
import { identifierById } from '../identifiers/registry.ts';
import { messages } from '../messages/messages.ts';
import type { Attempt, Dismissal } from './dismissals.ts';

/** So many identifiers that a number is not are told one by one. */
const MOST_ATTEMPTS = 4;

/** Each reason of a finding in a sentence, with its points; then their sum, where it decides. */
export function tellReasons({ type, reasons }: Finding, locale: Locale): string[] {
  const { explanation, hover } = messages(locale);
  const lines = reasons.map((reason) => `${explanation[reason]} (${signed(WEIGHTS[reason])})`);
  const identifier = identifierById(type);
  if (identifier?.kind !== 'number' || identifier.levels !== undefined) return lines;
  const isCapped = reasons.some((reason) => AT_MOST_LIKELY.has(reason));
  return [...lines, hover.sum(signed(pointsOf(reasons)), isCapped)];
}

/** Why a number is not reported, most telling first. */
export function tellDismissal({ look, against, attempts }: Dismissal, locale: Locale): string[] {
  const { explanation, unreported } = messages(locale);
  const weighed = attempts.filter(({ objection }) => objection !== 'needs-label');
  const labelled = attempts.filter(({ objection }) => objection === 'needs-label');
  return [
    ...(look === undefined ? [] : [unreported.look[look]]),
    ...(against === undefined ? [] : [explanation[against]]),
    ...weighed.slice(0, MOST_ATTEMPTS).map((attempt) => tellAttempt(attempt, locale)),
    ...(weighed.length > MOST_ATTEMPTS ? [unreported.more(weighed.length - MOST_ATTEMPTS)] : []),
    ...(weighed.length === 0 && look === undefined ? [unreported.noForm] : []),
    ...(labelled.length === 0
      ? []
      : [unreported.needsLabel(labelled.map(({ type }) => nameOf(type, locale)))]),
  ];
}

function tellAttempt({ type, objection, reasons }: Attempt, locale: Locale): string {
  const { reason, unreported } = messages(locale);
  const weighed = reasons.map((one) => `${reason[one]} ${signed(WEIGHTS[one])}`).join(', ');
  return unreported.attempt(nameOf(type, locale), unreported.objection[objection], weighed);
}

function nameOf(type: string, locale: Locale): string {
  return identifierById(type)?.names[locale] ?? type;
}
