/** Things that are called by people's names: what is sold and grown, pets, storms, characters, parts of programs. */
import { CAPITAL, TITLE } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';

const THINGS = new WordKeys(
  `sofa poltrona cadeira banqueta estante rack guarda-roupa roupeiro comoda escrivaninha aparador cabeceira colchao tapete
  cortina almofada luminaria abajur camisa camiseta blusa calca saia vestido bermuda short casaco jaqueta macacao pijama
  biquini maio sutia sandalia sapato sapatilha tenis chuteira bota tamanco chinelo bolsa mochila brinco anel colar pulseira
  boneca boneco batom esmalte sombra rimel perfume colonia xampu shampoo condicionador creme hidratante bolo torta pudim
  sorvete picole bombom brigadeiro pizza lasanha sanduiche hamburguer salada sopa bife file frango camarao risoto
  strogonoff estrogonofe drinque drink coquetel sabor recheio molho queijo manteiga margarina geleia licor cachaca
  espumante farinha fermento granola macarrao biscoito batata alface tomate uva manga maca pera morango cultivar variedade orquidea roseira estampa tecido padrao
  acabamento tom cor azul verde amarelo vermelho cinza bege marrom kit capacete bicicleta lancha iate foguete
  supertelescopio ciclone furacao tufao frente linguagem pacote biblioteca framework container classe class npm brew install import
  require module docker abertura gambito personagem heroi heroina vilao sala conjunto parada ceu brinquedo jogo game
  turma feira lavanda palco`,
);
/** With a small letter, before the one animal that is called so: `a gata Mia`. */
const ANIMALS = new WordKeys(
  'cachorro cachorra cachorrinho cachorrinha cao cadela gato gata gatinho gatinha cavalo egua vaca boi touro papagaio poodle vira-lata coelho coelha hamster tartaruga calopsita',
);

/** Whether what stands right before the run is a thing that has its name: `sofá Eduardo`, `Bife à Oswaldo Aranha`. */
export function isCalledThing(words: Words, first: number): boolean {
  let at = first - 1;
  while (words.is(at, TITLE) && words.gaps[at] === GAP.space) at--;
  if (words.gaps[at] !== GAP.space || at < 0) return false;
  if (at > 0 && words.word(at) === 'à' && words.gaps[at - 1] === GAP.space) at--;
  return THINGS.has(words, at) || (!words.is(at, CAPITAL) && ANIMALS.has(words, at));
}
