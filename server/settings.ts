import type { Confidence } from '../shared/finding.ts';
import { CONFIDENCES } from '../shared/finding.ts';
import type { Settings, Severity } from '../shared/protocol.ts';
import { DEFAULT_SETTINGS } from '../shared/protocol.ts';
import { isRecord } from './client.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint', 'off'];

/** More make editors slow and none shows them. */
const MOST_DIAGNOSTICS = 10_000;

/** Reads `biombo.*` settings from whatever a client sends; what is missing or wrong has its default. */
export function readSettings(value: unknown): Settings {
  const { enable, severity, maxDiagnostics } = isRecord<keyof Settings>(value) ? value : {};
  const bySeverity = isRecord<Confidence>(severity) ? severity : {};
  const severities = CONFIDENCES.map((confidence) => [
    confidence,
    SEVERITIES.find((known) => known === bySeverity[confidence]) ?? DEFAULT_SETTINGS.severity[confidence],
  ]);
  return {
    enable: typeof enable === 'boolean' ? enable : DEFAULT_SETTINGS.enable,
    severity: { ...DEFAULT_SETTINGS.severity, ...Object.fromEntries(severities) },
    maxDiagnostics:
      typeof maxDiagnostics === 'number' && maxDiagnostics >= 0
        ? Math.min(Math.floor(maxDiagnostics), MOST_DIAGNOSTICS)
        : DEFAULT_SETTINGS.maxDiagnostics,
  };
}
