/** Keys and columns in other languages. All values are invented. */
import { describe, expect, it } from 'vitest';
import { scan } from '../../../shared/scan.ts';

function found(text: string, format: 'csv' | 'json'): string[] {
  return scan(text, format).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

describe('columns and keys in other languages', () => {
  it('Spanish', () => {
    const text =
      'nombre,apellidos,fecha_nacimiento,direccion,barrio,ciudad,telefono\nYorgelis,Rondón Pacheco,2001-12-19,Calle Sucre 231,Aeroporto,Boa Vista,95991283340\n';
    expect(found(text, 'csv')).toEqual([
      'name Yorgelis',
      'name Rondón Pacheco',
      'birth-date 2001-12-19',
      'address Calle Sucre 231',
      'address Aeroporto',
      'address Boa Vista',
      'phone 95991283340',
    ]);
  });

  it('as public systems cut them', () => {
    const text =
      'NM_PACIENT,DT_NASC,NM_LOGRADO,NU_NUMERO,NU_TELEFON,DT_SIN_PRI\nZILDA QUINTELA,19401129,R DA PONTE,1240,81988410227,20240212\n';
    expect(found(text, 'csv')).toEqual([
      'name ZILDA QUINTELA',
      'birth-date 19401129',
      'address R DA PONTE',
      'address 1240',
      'phone 81988410227',
      'date 20240212',
    ]);
  });

  it('a header is no value', () => {
    expect(
      found('Fecha,Documento,Direccion,Ciudad,Monto\n04/03/2024,A 1,Rua Aurora 102,Corumbá,12\n', 'csv'),
    ).toEqual(['address Rua Aurora 102', 'address Corumbá']);
  });

  it('English', () => {
    const text =
      'employee_name\tmaiden_name\tmailing_address\tdate_of_death\nOyelaran Prado\tQuintela\tRua das Palmas 231\t2019-03-04\n';
    expect(found(text, 'csv')).toEqual([
      'name Oyelaran Prado',
      'name Quintela',
      'address Rua das Palmas 231',
      'date 2019-03-04',
    ]);
  });

  it('French, Italian, German', () => {
    const text = JSON.stringify({
      prénom: 'Aldine',
      cognome: 'Vescovi',
      nachname: 'Rüdiger',
      geburtsdatum: '1971-11-05',
    });
    expect(found(text, 'json')).toEqual([
      'name Aldine',
      'name Vescovi',
      'name Rüdiger',
      'birth-date 1971-11-05',
    ]);
  });
});
