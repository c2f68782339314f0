/** How the values of each type look, and from what they are drawn. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';
import { INVENTED } from './invented.ts';
import { layOut, type Parts, placesOf } from './parts.ts';

/** One way to lay a type's values out. */
export interface Form {
  /** As `layOut` takes it. */
  readonly shape: string;
  /** A canonical value like those to draw; where it is missing, the places are filled at random. */
  readonly like?: string;
  /** For slots that want this form: `{{bank-account=pair}}`. */
  readonly name?: string;
  /** Only where its surroundings announce it. */
  readonly labelled?: true;
}

const AREAS = ['11', '21', '27', '31', '41', '48', '51', '55', '61', '71', '81', '85', '91', '98'];
const STATES = ['SP', 'RJ', 'MG', 'SC', 'BA', 'RS', 'PE', 'PR'];

function forms(shapes: readonly string[], likes: readonly string[] = []): Form[] {
  if (likes.length === 0) return shapes.map((shape) => ({ shape }));
  return shapes.flatMap((shape) => likes.map((like) => ({ shape, like })));
}

function phones(): Form[] {
  return AREAS.flatMap((area): Form[] => [
    { shape: '(##) #####-####', like: `${area}987654321` },
    { shape: '(##) #####-####', like: `${area}987654321` },
    { shape: '## #####-####', like: `${area}987654321` },
    { shape: '## # ####-####', like: `${area}987654321` },
    { shape: '+## ## #####-####', like: `55${area}987654321` },
    { shape: '+## (##) #####-####', like: `55${area}987654321` },
    { shape: '(###) #####-####', like: `0${area}987654321` },
    { shape: '(##) ####-####', like: `${area}32324545` },
    { shape: '## ####-####', like: `${area}32324545` },
    { shape: '#####-####', like: '987654321', labelled: true },
    { shape: '####-####', like: '32324545', labelled: true },
    { shape: '(##) ####-####', like: `${area}87140936`, labelled: true },
  ]);
}

const CARDS = forms(
  ['#### #### #### ####', '####-####-####-####'],
  ['4000000000000000', '5500000000000000', '2300000000000000', '6362970000000000', '6062820000000000'],
).concat([
  { shape: '#### ###### #####', like: '340000000000000' },
  { shape: '#### ###### ####', like: '36000000000000' },
]);

const PROFESSIONAL = STATES.flatMap((state): Form[] => [
  { shape: `CRM/${state} #####` },
  { shape: `CRM-${state} ###.###` },
  { shape: `CRM ##### ${state}` },
  { shape: `CRM ######/${state}` },
  { shape: `COREN-${state}-######-ENF` },
  { shape: `COREN/${state} ######-TE` },
  { shape: `OAB/${state} ###.###`, name: 'oab' },
  { shape: `OAB/${state} nº ##.###`, name: 'oab' },
  { shape: `OAB ######/${state}`, name: 'oab' },
  { shape: 'CRP 0#/#####' },
  { shape: `CRO-${state} #####` },
  { shape: 'CREFITO-#/######-F' },
  { shape: `CRF/${state} #####` },
  { shape: 'CRN-# #####' },
]);

/** By identifier's id; the types without an entry are in `INVENTED`. */
export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  cpf: forms(['###.###.###-##'], ['52998224725']),
  cnpj: forms(['&&.&&&.&&&/&&&&-##'], ['11222333000181', '11222333000262', '12ABC34501DE35']),
  cns: forms(
    ['### #### #### ####'],
    ['100000000060018', '204745650200090', '700000000000005', '893825706046836'],
  ),
  pis: forms(['###.#####.##-#'], ['12056412847']),
  cnh: forms(['###########'], ['85895878748']),
  'voter-id': forms(
    ['#### #### ####'],
    ['01', '02', '06', '13', '24', '28'].map((unit) => `10000000${unit}00`),
  ),
  renavam: forms(['###########', '###########', '##########-#'], ['12056412847']),
  phone: phones(),
  card: CARDS,
  cep: forms(
    ['#####-###', '#####-###', '##.###-###'],
    ['01310930', '20040010', '30130000', '40020000', '69005040', '88010000'],
  ),
  rg: [...forms(['##.###.###-#'], ['442016631']), ...forms(['##.###.###', '#.###.###'])],
  'court-case': forms(
    ['#######-##.####.#.##.####'],
    ['20248260100', '20185030042', '20194013400', '20215040012'].map((tail) => `000000000${tail}`),
  ),
  certificate: forms(
    ['###### ## ## #### # ##### ### ####### ##', '######.##.##.####.#.#####.###.#######-##'],
    ['00000001552010100000000000000000', '00000001551987200000000000000000'],
  ),
  cei: [
    ...forms(['##.###.#####/##'], ['176514449622']),
    ...forms(['###.###.###/###-##'], ['32357056272872']),
  ],
  ie: [
    ...forms(['###.###.###.###'], ['116512814234']),
    ...forms(['###.###.###/####'], ['0694920593146']),
    ...forms(['##.###.##-#'], ['24086003']),
  ],
  passport: forms(['@@######', '@@######', '@@ ######']),
  plate: forms(['@@@-####', '@@@#@##', '@@@####']),
  'medical-record': [
    ...forms(['#####', '######', '##.###-#', '######/#', '#######']),
    { shape: '@@20231012###', name: 'sample' },
    { shape: '35261########', name: 'aih' },
  ],
  'professional-id': PROFESSIONAL,
  'staff-id': forms(['#######', '#######', '###.###-#', '######-#', '#####/#']),
  ctps: [
    { shape: '#######', name: 'number' },
    ...forms(['####### série ####-SP', '#####/00###-RJ', '##.###, série ###', '####### série 00##/MG']),
  ],
  'bank-account': [
    ...['####-#, conta #####-#', '#### conta ######-#', '####, c/c ##.###-#', '####-# c/c ######-#'].map(
      (shape) => ({ shape, name: 'pair' }),
    ),
    ...['#####-#', '##.###-#', '######', '########-#'].map((shape) => ({ shape, name: 'account' })),
    ...['#### / #####-#', '####-#/######-#'].map((shape) => ({ shape, name: 'slash' })),
  ],
  iban: [
    ...forms(['&&&& &&&& &&&& &&&& &&&& &&&& &&&& &'], ['BR1467260574927760438277207F2']),
    ...forms(['&&&& &&&& &&&& &&&& &&&& &&'], ['DE00100100100006820101']),
  ],
  imei: forms(
    ['##-######-######-#', '########-######-#', '###############'],
    ['356726057492779', '862149208349235'],
  ),
  mac: forms(['ac:%%:%%:%%:%%:%%', '3c:%%:%%:%%:%%:%%', 'DC-##-##-##-##-##', '9c%%.%%%%.%%%%']),
  'nfe-key': forms(
    ['#### #### #### #### #### #### #### #### #### #### ####'],
    ['35260700000000000000559200', '43250300000000000000559600'].map((head) => head.padEnd(44, '0')),
  ),
};

/** The types that the sets hold. */
export const TYPES: readonly string[] = [...Object.keys(FORMS), ...Object.keys(INVENTED)];

/** Draws a value of a type and lays it out. */
export function drawParts(type: string, form: Form, dice: Dice): Parts {
  const { shape, like } = form;
  const value = like === undefined ? fill(placesOf(shape), dice) : drawLike(type, like, dice);
  return layOut(shape, value);
}

/** Drawn with the identifier's own surrogates; a country code or a long-distance zero stays in front. */
function drawLike(type: string, like: string, dice: Dice): string {
  const identifier = identifierById(type);
  if (identifier === undefined) throw new Error(`No identifier ${type}`);
  const prefix = type === 'phone' ? (/^(?:55(?=\d{10,})|0)/.exec(like)?.[0] ?? '') : '';
  return prefix + identifier.surrogate(like.slice(prefix.length), dice);
}

function fill(places: string, dice: Dice): string {
  return places.replace(/./g, (place) => {
    if (place === '@') return String.fromCharCode(65 + dice.roll(26));
    if (place === '%') return dice.roll(16).toString(16);
    return String(dice.roll(10));
  });
}

/** The forms of a type that a slot takes: those that it names, else those without a name, else all. */
function formsFor(type: string, names: readonly string[], labelled: boolean): readonly Form[] {
  const all = (FORMS[type] ?? []).filter((form) => labelled || form.labelled !== true);
  const named = all.filter(({ name }) => name !== undefined && names.includes(name));
  const unnamed = all.filter(({ name }) => name === undefined);
  return [named, unnamed, all].find((some) => some.length > 0) ?? [];
}

export function drawForm(type: string, names: readonly string[], labelled: boolean, dice: Dice): Form {
  return drawFrom(formsFor(type, names, labelled), dice);
}
