import type { Locale } from '../../shared/identifiers/identifier.ts';
import type { ReportFormat } from '../arguments.ts';
import { JsonReport } from './json.ts';
import { JsonlReport } from './jsonl.ts';
import type { Report, Tool } from './report.ts';
import { SarifReport } from './sarif.ts';
import { TextReport } from './text.ts';

export function createReport(
  format: ReportFormat,
  { tool, locale, colours }: { readonly tool: Tool; readonly locale: Locale; readonly colours: boolean },
): Report {
  switch (format) {
    case 'text':
      return new TextReport(locale, colours);
    case 'json':
      return new JsonReport(tool);
    case 'jsonl':
      return new JsonlReport();
    case 'sarif':
      return new SarifReport(tool, locale);
  }
}
