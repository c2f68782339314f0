import { window, workspace } from 'vscode';

/** All of it invented. It is in Portuguese, as what Biombo reads is. */
const EXAMPLE = `# Evolução clínica

Paciente: Maria Clara Rosa, nascida em 12/03/1961
CPF: 232.332.113-76 · CNS: 291 7348 9737 0000
Mora na Rua das Flores, 123, Centro, com a irmã.
Contato: (11) 98765-4321, maria.rosa@exemplo.org

Fatura 48213, lote 2026-0098.

| Nome            | CPF            | Nascimento |
| --------------- | -------------- | ---------- |
| José Lima Prado | 250.729.142-75 | 02/11/1978 |
`;

/** Opens a document in which much is found, saved nowhere. */
export async function openExample(): Promise<void> {
  const document = await workspace.openTextDocument({ language: 'markdown', content: EXAMPLE });
  await window.showTextDocument(document);
}
